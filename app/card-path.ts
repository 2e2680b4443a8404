/** The address of a page's card: the picture that a shared link shows. */
export function cardPath(path: string) {
  const name = path === "/" ? "home" : path.slice(1).replace("?product=", "-");
  return `/og/${name.toLowerCase()}.jpg`;
}
