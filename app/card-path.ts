/** The address of the picture that a shared link shows of a page. */
export function cardPath(path: string) {
  const name = path === "/" ? "home" : path.slice(1).replace("?product=", "-");
  return `/og/${name.toLowerCase()}.jpg`;
}
