/**
 * The HTML standard's definition of a valid email address:
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const valid =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

export function isEmailAddress(text: string) {
  return valid.test(text);
}
