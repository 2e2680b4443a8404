import { company } from "#content/company/company.ts";

const icons = [
  { src: "/icon-192.png", sizes: "192x192" },
  { src: "/icon-512.png", sizes: "512x512" },
  { src: "/icon-maskable-512.png", sizes: "512x512", purpose: "maskable" },
];

/** /site.webmanifest: what a device shows of the site when somebody puts it on the home screen. */
export function loader() {
  const manifest = {
    name: company.name,
    start_url: "/",
    display: "browser",
    background_color: "#f5f2eb",
    theme_color: "#0b4633",
    icons: icons.map((icon) => ({ ...icon, type: "image/png" })),
  };
  return new Response(`${JSON.stringify(manifest, null, 2)}\n`, {
    headers: { "Content-Type": "application/manifest+json" },
  });
}
