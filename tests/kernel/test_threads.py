"""What is compiled at first use may be wanted by several threads at once."""

from __future__ import annotations

import subprocess
import sys

RACE = """
import sys, threading
sys.setswitchinterval(1e-6)
import rlyeh_rules as rr
rr.games()["seals"].rules
start = threading.Barrier(6)
def look(seed):
    start.wait()
    rr.new_game("seals", seed=seed).view(1)
threads = [threading.Thread(target=look, args=(seed,)) for seed in range(6)]
for thread in threads: thread.start()
for thread in threads: thread.join()
view = rr.new_game("seals", seed=1).view(1)
print(view.viewer, {str(card) for card in view.players[0].hand}, view.chance)
"""


def test_a_view_hides_what_it_must_whatever_thread_asked_first() -> None:
    for _ in range(5):
        found = subprocess.run([sys.executable, "-c", RACE], capture_output=True, text=True, check=True)
        assert found.stdout == "1 {'?'} ?\n"
