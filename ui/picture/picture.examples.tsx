import type { Example } from "#ui/example.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Picture } from "./picture.tsx";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><path d="M0 0h640v400H0z" fill="#dfe4dc"/>
<path d="M0 310h640M160 0v400M320 0v400M480 0v400" fill="none" stroke="#0e1f1933"/>
<path d="M230 200h180l30 30v60H200v-60z" fill="#f5f2eb" stroke="#0e1f19" stroke-width="3"/>
<path d="M215 246h210" stroke="#0a9a57" stroke-width="6"/></svg>`;

export const samplePicture = {
  src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  width: 640,
  height: 400,
  alt: "A lifter on the floor of a hall",
};

export const examples: Example[] = [
  { name: "As it is", element: <Picture {...samplePicture} /> },
  { name: "First of the page", element: <Picture {...samplePicture} priority /> },
  {
    name: "Bleeding at the end",
    wide: true,
    element: (
      <Grid>
        <div style={{ "--columns": "7 / 13" } as object}>
          <Picture {...samplePicture} bleed="end" />
        </div>
      </Grid>
    ),
  },
];
