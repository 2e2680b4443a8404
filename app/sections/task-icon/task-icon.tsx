import icons from "./task-icons.svg?url";

type TaskIconProps = {
  /** The id of a use case, or the name of a capability of SyncOS. */
  name: string;
  /** Gives it its size. */
  className: string | undefined;
};

/** A decorative icon in the colour of the text; the text beside it says the same. */
export function TaskIcon({ name, className }: TaskIconProps) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
