import { BufferGeometry, Float32BufferAttribute, MeshStandardMaterial, Vector3 } from "three";
import { Part } from "../../../vehicles/modelling/geometry/part.ts";
import { randomFrom } from "../../../vehicles/modelling/random.ts";

type Place = readonly [x: number, y: number, z: number];
/** A cross-section: its middle, half its width and half its depth. */
type Ring = readonly [x: number, y: number, z: number, wide: number, deep: number];

/** How somebody stands or walks; faces +z. */
export type PersonPose = {
  clothes: "high-visibility" | "white-coat" | "overalls" | "winter" | "suit" | "pullover";
  /** where the left and the right hand are, seen from behind; the shoulders are 1.4 m high */
  hands?: readonly [Place, Place];
  /** distance between the feet along z */
  stride?: number;
  /** somebody who walks: how many steps of that stride they have taken; the standing foot stays where it is */
  steps?: number;
  /** tips the upper body forward, in radians */
  lean?: number;
  seed?: number;
};

const fabric = (color: string, roughness = 0.85) => new MeshStandardMaterial({ color, roughness });
const skin = fabric("#b07c62", 0.6);
const hair = fabric("#33261d", 0.8);
const boots = fabric("#24211e", 0.6);
const reflective = fabric("#cfd3d0", 0.3);
const wardrobe = {
  "high-visibility": {
    jacket: fabric("#e3641b"),
    trousers: fabric("#27303d"),
    hat: fabric("#f2f2ee", 0.35),
    bands: true,
  },
  "white-coat": {
    jacket: fabric("#e9ebe8"),
    trousers: fabric("#d9dcda"),
    hat: fabric("#cfe0ee", 0.8),
    bands: false,
  },
  overalls: {
    jacket: fabric("#2c4a6e"),
    trousers: fabric("#2a4566"),
    hat: fabric("#e0b21f", 0.35),
    bands: false,
  },
  winter: {
    jacket: fabric("#1f2c4d", 0.7),
    trousers: fabric("#22304f", 0.7),
    hat: fabric("#1b1d22", 0.9),
    bands: true,
  },
  suit: {
    jacket: fabric("#2b3038", 0.8),
    trousers: fabric("#2b3038", 0.8),
    hat: undefined,
    bands: false,
  },
  pullover: {
    jacket: fabric("#7d5a4a", 0.95),
    trousers: fabric("#39404a", 0.9),
    hat: undefined,
    bands: false,
  },
} as const;

/** How tall somebody without a hat is, in metres. */
export const bareHeaded = 1.76;

/** Somebody at work, modelled to stand some metres away or turned from the camera. */
export function person(pose: PersonPose): Part {
  const { clothes, stride = 0.12, lean = 0, seed = 1 } = pose;
  const { jacket, trousers, hat, bands } = wardrobe[clothes];
  const coat = clothes === "white-coat";
  const bulk = clothes === "winter" ? 1.16 : 1;
  const random = randomFrom(seed * 131);
  const part = new Part("person");
  for (const side of [-1, 1] as const) {
    const foot = side * 0.1;
    const { step, lift } = footOf(side, stride, pose.steps);
    const knee = pose.steps === undefined ? 0 : lift * 1.2;
    part.add(boots, ball(0.052, 0.052, 0.135), [foot, 0.052 + lift, step + 0.05]);
    part.add(
      trousers,
      limb(
        [
          [foot, 0.07 + lift, step, 0.068, 0.072],
          [foot * 1.02, 0.28 + lift * 0.6, step * 0.86 + 0.012 + knee * 0.6, 0.072, 0.078],
          [foot * 1.03, 0.5, step * 0.6 + 0.04 + knee, 0.08, 0.085],
          [foot * 1.0, 0.7, step * 0.3 + 0.02 + knee * 0.5, 0.094, 0.1],
          [foot * 0.9, 0.93, 0, 0.1, 0.115],
        ],
        random,
        0.06,
      ),
    );
  }
  const hem = coat ? 0.55 : 0.84;
  const tip = (y: number) => Math.max(0, y - 0.95) * lean;
  const torso: Ring[] = (
    [
      [hem, 0.19, 0.15],
      [(hem + 1) / 2, 0.188, 0.142],
      [1.02, 0.178, 0.132],
      [1.15, 0.188, 0.135],
      [1.28, 0.205, 0.138],
      [1.38, 0.208, 0.128],
      [1.45, 0.165, 0.105],
      [1.49, 0.085, 0.075],
    ] as const
  ).map(([y, wide, deep]) => [0, y, tip(y), wide * bulk, deep * bulk]);
  const folds = hat ? 1 : 0.3;
  part.add(jacket, limb(torso, random, 0.045 * folds));
  if (bands)
    for (const y of [0.98, 1.14])
      part.add(
        reflective,
        limb(
          [
            [0, y, tip(y), 0.197 * bulk, 0.15 * bulk],
            [0, y + 0.05, tip(y + 0.05), 0.2 * bulk, 0.152 * bulk],
          ],
          random,
          0.01,
        ),
      );
  const hands = pose.hands ?? (pose.steps === undefined ? hanging : swinging(stride, pose.steps));
  for (const [i, hand] of hands.entries())
    arm(part, i === 0 ? -1 : 1, hand, { jacket, random, lean: tip(1.4), bulk, folds });
  const top = tip(1.62);
  part.add(
    clothes === "winter" ? jacket : skin,
    limb(
      [
        [0, 1.45, tip(1.45), 0.062, 0.066],
        [0, 1.55, tip(1.55), 0.058, 0.064],
      ],
      random,
      0,
    ),
  );
  part.add(skin, ball(0.074, 0.112, 0.094), [0, 1.63, top + 0.012]);
  if (!hat) part.add(hair, ball(0.084, 0.112, 0.104), [0, 1.652, top - 0.014]);
  else if (clothes === "white-coat" || clothes === "winter")
    part.add(hat, ball(0.094, 0.104, 0.112), [0, 1.672, top - 0.006]);
  else {
    part.add(hair, ball(0.079, 0.1, 0.098), [0, 1.645, top - 0.006]);
    part.add(hat, dome(0.112, 0.112, 0.136), [0, 1.672, top + 0.006]);
    part.add(hat, ball(0.1, 0.01, 0.08), [0, 1.676, top + 0.11]);
  }
  return part;
}

const hanging: NonNullable<PersonPose["hands"]> = [
  [-0.27, 0.82, 0.08],
  [0.27, 0.82, 0.04],
];

/** Where a foot is, ahead of the hips and above the floor. */
function footOf(side: -1 | 1, stride: number, steps?: number): { step: number; lift: number } {
  if (steps === undefined) {
    const step = (-side * stride) / 2;
    return { step, lift: Math.abs(step) > 0.15 && step < 0 ? 0.05 : 0 };
  }
  const share = (((steps + (side < 0 ? 0 : 1)) % 2) + 2) % 2;
  if (share < 1) return { step: stride * (0.5 - share), lift: 0 };
  const swing = share - 1;
  const eased = swing * swing * (3 - 2 * swing);
  return { step: stride * (eased - 0.5), lift: 0.11 * Math.sin(Math.PI * swing) };
}

/** Arms swing against the legs. */
function swinging(stride: number, steps: number): NonNullable<PersonPose["hands"]> {
  const at = (side: -1 | 1) => 0.06 - footOf(side, stride, steps).step * 0.75;
  return [
    [-0.26, 0.84, at(-1)],
    [0.26, 0.84, at(1)],
  ];
}

function arm(
  part: Part,
  side: -1 | 1,
  [hx, hy, hz]: Place,
  {
    jacket,
    random,
    lean,
    bulk,
    folds,
  }: {
    jacket: MeshStandardMaterial;
    random: () => number;
    lean: number;
    bulk: number;
    folds: number;
  },
): void {
  const shoulder = new Vector3(side * 0.2 * bulk, 1.38, lean);
  const hand = new Vector3(hx, hy, hz);
  const reach = shoulder.distanceTo(hand);
  const bend = Math.sqrt(Math.max(0.0004, 0.3 ** 2 - (Math.min(0.598, reach) / 2) ** 2));
  const elbow = shoulder
    .clone()
    .add(hand)
    .multiplyScalar(0.5)
    .add(new Vector3(side * 0.35, -0.75, -0.6).normalize().multiplyScalar(bend));
  const wrist = elbow.clone().lerp(hand, 0.88);
  const ring = (point: Vector3, wide: number): Ring => [point.x, point.y, point.z, wide * bulk, wide * bulk];
  part.add(
    jacket,
    limb(
      [
        ring(shoulder.clone().add(new Vector3(-side * 0.055, 0.05, 0)), 0.02),
        ring(shoulder.clone().add(new Vector3(-side * 0.03, 0.032, 0)), 0.05),
        ring(shoulder.clone().add(new Vector3(-side * 0.003, -0.03, 0)), 0.068),
        ring(shoulder.clone().lerp(elbow, 0.5), 0.061),
        ring(elbow, 0.057),
        ring(elbow.clone().lerp(wrist, 0.5), 0.052),
        ring(wrist, 0.046),
      ],
      random,
      0.07 * folds,
    ),
  );
  const beyond = hand.clone().add(hand.clone().sub(elbow).normalize().multiplyScalar(0.03));
  part.add(skin, ball(0.034, 0.05, 0.038), [beyond.x, beyond.y, beyond.z]);
}

const around = 28;

/** A smooth body through rings, with the folds that cloth has; its ends are closed. */
function limb(rings: readonly Ring[], random: () => number, folds: number): BufferGeometry {
  const levels = 8 * (rings.length - 1);
  const positions: number[] = [];
  const indices: number[] = [];
  const phases = [random() * 6, random() * 6, random() * 6];
  const centres = Array.from({ length: levels + 1 }, (_, k) =>
    between(rings, (k / levels) * (rings.length - 1)),
  );
  centres.forEach(([x, y, z, wide, deep], k) => {
    const ahead = centres[Math.min(levels, k + 1)] as Ring;
    const behind = centres[Math.max(0, k - 1)] as Ring;
    const along = new Vector3(ahead[0] - behind[0], ahead[1] - behind[1], ahead[2] - behind[2]).normalize();
    const across = new Vector3(1, 0, 0).addScaledVector(along, -along.x).normalize();
    const depth = across.clone().cross(along).normalize();
    for (let i = 0; i < around; i++) {
      const angle = (i / around) * 2 * Math.PI;
      const fold =
        1 +
        folds *
          (Math.sin(3 * angle + k * 0.21 + (phases[0] ?? 0)) * 0.55 +
            Math.sin(k * 0.46 + 2 * angle + (phases[1] ?? 0)) * 0.45) *
          Math.sin((k / levels) * Math.PI);
      const point = new Vector3(x, y, z)
        .addScaledVector(across, Math.cos(angle) * wide * fold)
        .addScaledVector(depth, Math.sin(angle) * deep * fold);
      positions.push(point.x, point.y, point.z);
    }
  });
  for (let k = 0; k < levels; k++)
    for (let i = 0; i < around; i++) {
      const [a, b] = [k * around + i, k * around + ((i + 1) % around)];
      indices.push(a, a + around, b, b, a + around, b + around);
    }
  for (const [level, turned] of [
    [0, false],
    [levels, true],
  ] as const) {
    const [x, y, z] = centres[level] as Ring;
    const middle = positions.length / 3;
    positions.push(x, y, z);
    for (let i = 0; i < around; i++) {
      const [a, b] = [level * around + i, level * around + ((i + 1) % around)];
      indices.push(middle, ...(turned ? [b, a] : [a, b]));
    }
  }
  return finished(positions, indices);
}

/** The ring at a place between rings, on a smooth curve through them. */
function between(rings: readonly Ring[], at: number): Ring {
  const i = Math.min(rings.length - 2, Math.floor(at));
  const t = at - i;
  const pick = (k: number) => rings[Math.min(rings.length - 1, Math.max(0, k))] as Ring;
  const [p, q, r, s] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
  return [0, 1, 2, 3, 4].map((k) => {
    const [a, b, c, d] = [p[k] as number, q[k] as number, r[k] as number, s[k] as number];
    return (
      0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
    );
  }) as unknown as Ring;
}

const ball = (x: number, y: number, z: number) => ellipsoid([x, y, z], -Math.PI / 2);
const dome = (x: number, y: number, z: number) => ellipsoid([x, y, z], -0.06);

function ellipsoid([rx, ry, rz]: Place, from: number): BufferGeometry {
  const positions: number[] = [];
  const indices: number[] = [];
  const levels = 14;
  for (let k = 0; k <= levels; k++) {
    const up = from + ((Math.PI / 2 - from) * k) / levels;
    for (let i = 0; i < around; i++) {
      const angle = (i / around) * 2 * Math.PI;
      positions.push(
        rx * Math.cos(up) * Math.cos(angle),
        ry * Math.sin(up),
        rz * Math.cos(up) * Math.sin(angle),
      );
    }
  }
  for (let k = 0; k < levels; k++)
    for (let i = 0; i < around; i++) {
      const [a, b] = [k * around + i, k * around + ((i + 1) % around)];
      indices.push(a, a + around, b, b, a + around, b + around);
    }
  return finished(positions, indices);
}

function finished(positions: readonly number[], indices: readonly number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(new Float32Array((positions.length / 3) * 2), 2));
  geometry.setIndex([...indices]);
  geometry.computeVertexNormals();
  return geometry;
}
