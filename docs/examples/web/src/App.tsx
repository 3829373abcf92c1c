import { useEffect, useState } from "preact/hooks";
import { Join } from "./screens/Join";
import { Lobby } from "./screens/Lobby";
import { TableScreen } from "./screens/TableScreen";

/** `#/CODE/SECRET` is a seat, `#/CODE` a spectator's chair. What follows `#` never goes to a server in a request line. */
function place(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

export function App() {
  const [[code, secret], go] = useState(place);
  useEffect(() => {
    const moved = (): void => go(place());
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, []);
  if (code === undefined) return <Lobby />;
  if (code === "join") return <Join />;
  return <TableScreen key={`${code}/${secret ?? ""}`} code={code} secret={secret ?? null} />;
}
