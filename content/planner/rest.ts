/**
 * Stands on the planner's floor where the controls of what drives will: what it is for, what can be done there, and what
 * is said instead where no fleet drives. The server sends them, since no script waits for their change.
 */
export const restWords = {
  title: "Watch the fleet at work.",
  text: "Press a lane, a vehicle or a charger to stop it.",
  none: "No fleet drives here yet.",
};
