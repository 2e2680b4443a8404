import caseSlider from "#app/sections/case-slider/case-slider.module.css";
import accordion from "#ui/accordion/accordion.module.css";
import card from "#ui/card/card.module.css";
import picture from "#ui/picture/picture.module.css";
import tabs from "#ui/tabs/tabs.module.css";
import textLink from "#ui/text-link/text-link.module.css";
import tooltip from "#ui/tooltip/tooltip.module.css";
import "#app/sections/fade-in/fade-in.css";
import "#ui/push-row/push-row.css";
import headline from "#app/sections/headline/headline.module.css";
import vehiclePanel from "#app/sections/vehicle-viewer/vehicle-panel.module.css";
import vehicleViewer from "#app/sections/vehicle-viewer/vehicle-viewer.module.css";
import blogs from "./blogs/blogs.module.css";
import cases from "./cases/cases.module.css";
import industries from "./industries/industries.module.css";
import orderFlow from "./products/order-flow.module.css";
import products from "./products/products.module.css";
import questions from "./questions/questions.module.css";
import doorIcon from "./use-cases/door-icon.module.css";
import doors from "./use-cases/doors.module.css";
import useCases from "./use-cases/use-cases.module.css";
import vehicles from "./vehicles/vehicles.module.css";
import warehouse from "./warehouse/warehouse.module.css";
import worldMap from "./world-map/world-map.module.css";

/**
 * Everything in later-sections.tsx is seen before its script loads, so its styles belong to the page itself. They are
 * listed here and kept in the route's `handle`, because a bundler drops a CSS module that nothing uses.
 */
export const laterStyles = [
  accordion,
  card,
  picture,
  tabs,
  textLink,
  tooltip,
  caseSlider,
  headline,
  vehicleViewer,
  vehiclePanel,
  blogs,
  cases,
  industries,
  orderFlow,
  products,
  questions,
  doors,
  doorIcon,
  useCases,
  vehicles,
  warehouse,
  worldMap,
];
