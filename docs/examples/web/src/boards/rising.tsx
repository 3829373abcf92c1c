export function Rising() { return null; }
