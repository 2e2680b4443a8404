/**
 * What is measured on a vehicle's model, in millimetres. Lengths lie along the vehicle. Its front is the end that leads
 * when it drives without a load; positions count forwards from the turning centre.
 */
export type Measures = {
  /** Overall, with forks or plate lowered, without a load. */
  length: number;
  width: number;
  height: number;
  /** From the turning centre to the front end and to the rear end; together they are the length. */
  front: number;
  rear: number;
  /** Half the turning circle: from the turning centre to the outermost corner, when it turns about that point. */
  turningRadius: number;
  /** Between the floor and the lowest part that neither rolls nor lifts. */
  groundClearance: number;
  forks?: Forks;
  plate?: Plate;
  wheels: readonly Wheel[];
  /** From front to rear; empty if the vehicle has no rollers. */
  decks: readonly Deck[];
};

export type Forks = {
  /** The upper side of the blades above the floor. */
  lowest: number;
  highest: number;
  /** Overall height with the forks at their highest: that of mast or load guard. */
  raisedHeight: number;
  /** Length of a blade, from heel to tip. */
  length: number;
  /** Over the outer edges of both blades. */
  spread: number;
  /** Where the load meets the blades' upright. Negative: the blades point to the rear. */
  heel: number;
};

/** Height of its upper side above the floor, lowered and raised; the record has no figure for its lift. */
export type Plate = { height: number; highest: number };

export type Wheel = {
  /** Driven by a motor: the steered wheel, or the fixed pair if none is steered. */
  drives: boolean;
  steers: boolean;
  /** A castor. */
  swivels: boolean;
  /** The wheel's middle: forwards from the turning centre, and to the left of the centre line. */
  x: number;
  y: number;
  diameter: number;
  width: number;
};

export type Deck = {
  /** The upper side of the rollers above the floor. */
  height: number;
  /** Its middle, forwards from the turning centre. */
  at: number;
  /** Along the vehicle and across it. */
  length: number;
  width: number;
};
