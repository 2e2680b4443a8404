/**
 * What is measured on a vehicle's model, in millimetres. Lengths lie along the vehicle; the front is the end that leads
 * when it drives without a load, and positions count forwards from the turning centre.
 */
export type Measures = {
  /** Over everything, forks or plate lowered, without a load. */
  length: number;
  width: number;
  height: number;
  /** From the turning centre to the front end and to the rear end: together the length. */
  front: number;
  rear: number;
  /** Half the turning circle: from the turning centre to the outermost corner, when it turns about that point. */
  turningRadius: number;
  /** Between the floor and the lowest part that neither rolls nor lifts. */
  groundClearance: number;
  forks?: Forks;
  plate?: Plate;
  wheels: readonly Wheel[];
  /** From the front one to the rear one; none where the vehicle has no rollers. */
  decks: readonly Deck[];
};

export type Forks = {
  /** The upper side of the blades above the floor. */
  lowest: number;
  highest: number;
  /** The whole vehicle with its forks at the highest: mast or load guard. */
  raisedHeight: number;
  /** Of a blade, from the heel to the tip. */
  length: number;
  /** Over the outer edges of both blades. */
  spread: number;
  /** Where the load meets the blades' upright. Negative: the blades point to the rear. */
  heel: number;
};

/** Its upper side above the floor, lowered and raised; the record says nothing of how far it rises. */
export type Plate = { height: number; highest: number };

export type Wheel = {
  /** The motor turns it: the steered wheel, or the fixed pair where none is steered. */
  drives: boolean;
  steers: boolean;
  /** A castor, which follows. */
  swivels: boolean;
  /** Its middle: forwards from the turning centre, and to the left of the centre line. */
  x: number;
  y: number;
  diameter: number;
  width: number;
};

export type Deck = {
  /** The upper side of the rollers above the floor. */
  height: number;
  /** Its middle. */
  at: number;
  /** Along the vehicle and across it. */
  length: number;
  width: number;
};
