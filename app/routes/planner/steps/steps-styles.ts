import floorDrawing from "#app/sections/floor-drawing/floor-drawing.module.css";
import floorFigure from "#app/sections/floor-figure/floor-figure.module.css";
import sign from "#app/sections/hall/sign.module.css";
import signKey from "#app/sections/hall/sign-key.module.css";
import linkRows from "#app/sections/link-rows/link-rows.module.css";
import button from "#ui/button/button.module.css";
import textLink from "#ui/text-link/text-link.module.css";
import answers from "../answers.module.css";
import assumptions from "../assumptions.module.css";
import fleetAnswer from "../fleet-answer.module.css";
import flowsTable from "../flows-table.module.css";
import hourBar from "../hour-bar.module.css";
import jobForm from "../job-form.module.css";
import lifImport from "../lif-import.module.css";
import tornado from "../tornado.module.css";
import vehicleFits from "../vehicle-fits.module.css";
import step from "./step.module.css";

/**
 * The steps are seen before their script loads, so their styles belong to the page itself. They are listed here and
 * kept in the route's `handle`, because a bundler drops a CSS module that nothing uses.
 */
export const stepsStyles = [
  ...[answers, assumptions, button, fleetAnswer, floorDrawing, floorFigure, flowsTable, hourBar, jobForm],
  ...[lifImport, linkRows, sign, signKey, step, textLink, tornado, vehicleFits],
];
