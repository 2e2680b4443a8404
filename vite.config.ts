import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { keptAsText } from "./scripts/site/kept-as-text.ts";
import { failedModules } from "./scripts/vite/failed-modules.ts";
import { inProject } from "./scripts/vite/in-project.ts";
import { minifiedText } from "./scripts/vite/minified-text.ts";
import { refuseServerCode } from "./scripts/vite/refuse-server-code.ts";
import { sameStylesheets } from "./scripts/vite/same-stylesheets.ts";
import { schemaValidators } from "./scripts/vite/schema-validators.ts";
import { unbrokenFigures } from "./scripts/vite/unbroken-figures.ts";

/**
 * What every page loads. In one chunk it is 6 kB smaller than in eight: brotli sees it as a whole. Of libraries only
 * React and its router: another one comes with the page that uses it.
 */
const framework =
  /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\/|app\/(document|frame|root|page-|timings)|app\/sections\/(fade-in|headline|message)|content\/(company\/company|frame\/(navigation|footer))|ui\/(accordion|button|card|classes|figure-number|grid|icon|line|link|logo|picture|pill|section|skeleton|skip-link|station|tabs|text-link|visually-hidden|whole-link)\b|vite\/|rolldown/;

/**
 * Styles that pages of many kinds share. In one stylesheet with the framework's they cost a page that does not need
 * them 3 kB once; apart, a first page waits for a connection of its own for each stylesheet. A checkbox's are left out:
 * few pages have one.
 */
const sharedStyles =
  /(app\/(forms|sections\/(logo-marquee|stat-cards))|ui\/(alert|error-summary|field|tooltip|video-player))\/(?!box)[\w-]+\.module\.css/;

/** The home page's own, those of its lazy sections too. */
const homeStyles = /app\/(routes\/home|sections\/(case-slider|fade-in|vehicle-viewer))\/.*\.css|ui\/push-row/;

/** The planner's own, those of its steps, which come lazily, too. */
const plannerStyles =
  /app\/routes\/planner\/(?!method|play|editor|unsent|fleet-curve|floor-figure)[\w/.-]+\.css/;

/** What pages with a form or a film load; left alone it would fall into a chunk for each two pages that share it. */
const parts =
  /app\/(forms\/[\w-]+\.|sections\/(logo-marquee|stat-cards))|content\/forms\/enquiry-form|ui\/(alert|error-summary|field(?!\/(box|checkbox))|tooltip|video-player)/;

const within = (paths: RegExp) => (id: string) => paths.test(inProject(id));

export default defineConfig({
  plugins: [
    refuseServerCode(),
    failedModules(),
    minifiedText(),
    schemaValidators(),
    unbrokenFigures(),
    reactRouter(),
    sameStylesheets(),
  ],
  /* Parts of the hall come when they are asked for. */
  worker: { format: "es", plugins: () => [schemaValidators()] },
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: (id) => framework.test(inProject(id)) || sharedStyles.test(inProject(id)),
                  priority: 2,
                },
                { name: "home-styles", test: within(homeStyles), priority: 1 },
                { name: "planner-styles", test: within(plannerStyles), priority: 1 },
                { name: "parts", test: within(parts), priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { output: keptAsText } } },
  },
  css: { transformer: "lightningcss" },
  server: { host: "127.0.0.1" },
});
