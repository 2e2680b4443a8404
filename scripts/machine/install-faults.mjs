// Why npm could not install, in words that say what to do.

/** Codes of npm and Node, and what to do. Where it is final, a second attempt would end in the same way. */
const faults = [
  {
    codes: /^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|CERT_|ERR_TLS_CERT)/,
    isFinal: true,
    remedy: (code) =>
      `The registry's certificate can't be verified (${code}). If a proxy of your company stands in between, name its certificate: npm config set cafile <file>. If this machine's clock is wrong (it says ${new Date().toISOString()}), set it.`,
  },
  {
    codes:
      /^(ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT|FETCH_ERROR)$/,
    isFinal: false,
    remedy: (code) =>
      `npm did not reach its registry (${code}). The first start needs a network; a proxy is named by: npm config set proxy <address>.`,
  },
  {
    codes: /^(EACCES|EPERM)$/,
    isFinal: true,
    remedy: () =>
      "This user may not write where npm has to: did another one, root perhaps, start the site here before?",
  },
];

/**
 * @param {string} output what npm wrote
 * @returns {{ reason: string, remedy: string, isFinal: boolean }}
 */
export function installFaultOf(output) {
  const code = /^npm (?:ERR!|error) code (\S+)/m.exec(output)?.[1] ?? "";
  const reason = /request to \S+ failed, reason:[^;\n]*/.exec(output)?.[0] ?? output;
  const { isFinal, remedy } = faults.find(({ codes }) => codes.test(code)) ?? {
    isFinal: false,
    remedy: () => "npm could not install the packages.",
  };
  return { reason: reason.trim(), remedy: remedy(code), isFinal };
}

/**
 * An optional package that can't be fetched is one that npm leaves out, without a word.
 * @param {string[]} names of packages that this system needs
 */
export function leftOut(names) {
  return {
    reason: `npm left out ${names.join(", ")}.`,
    remedy: "It does so with packages that it could not fetch. Start again where there is a network.",
    isFinal: false,
  };
}
