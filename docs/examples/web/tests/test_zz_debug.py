from .ahead import ahead
from .conftest import Sit
from .table import Server
def test_debug(server: Server, sit: Sit) -> None:
    made = server.make("rising", ["Ada"], seed=3)
    p = sit(made.link(0))
    logs=[]
    p.page.on("console", lambda m: logs.append(m.text))
    p.page.reload()
    p.sees(0)
    p.page.wait_for_timeout(1500)
    p.page.screenshot(path="/tmp/gr/live.png", full_page=True)
    print(logs); print(p.page.locator("#board .spot__hit").evaluate_all("a=>a.map(x=>x.ariaLabel)"))
    print(p.page.evaluate("fetch('games/rising/words').then(r=>r.json()).then(w=>JSON.stringify([w['head'],w['north-vortex'],w['rasputin'],w['drowned-litany']]))"))
