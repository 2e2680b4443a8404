import { secureHeaders } from "hono/secure-headers";

/** Headers that every answer carries. A page's Content-Security-Policy belongs to its file. */
export function securityHeaders({ tls }: { tls: boolean }) {
  return secureHeaders({
    strictTransportSecurity: tls ? "max-age=63072000; includeSubDomains" : false,
    crossOriginOpenerPolicy: "same-origin",
    crossOriginResourcePolicy: "same-origin",
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    permissionsPolicy: {
      accelerometer: [],
      camera: [],
      displayCapture: [],
      geolocation: [],
      gyroscope: [],
      microphone: [],
      payment: [],
      usb: [],
    },
  });
}
