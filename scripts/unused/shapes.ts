import { type Checker, type Symbol as Property, SymbolFlags, type Type } from "typescript/unstable/sync";

/** Reads the fields of types, and caches them. */
export function shapes(checker: Checker) {
  const known = new Map<number, ReadonlyMap<string, Property>>();
  const answers = new Map<string, boolean>();
  return { propertiesOf, fits };

  function propertiesOf(type: Type): ReadonlyMap<string, Property> {
    let properties = known.get(type.id);
    if (!properties) {
      properties = new Map(
        [...membersOf(type), type]
          .flatMap((member) => checker.getPropertiesOfType(member))
          .map((property) => [property.name, property]),
      );
      known.set(type.id, properties);
    }
    return properties;
  }

  /** Whether a value of this type is assignable to the other. Excess fields don't matter. */
  function fits(type: Type, wanted: Type, depth = 3): boolean {
    const key = `${type.id} ${wanted.id}`;
    const answer = answers.get(key) ?? membersOf(wanted).some((member) => fitsOne(type, member, depth));
    answers.set(key, answer);
    return answer;
  }

  function fitsOne(type: Type, wanted: Type, depth: number): boolean {
    const own = propertiesOf(type);
    const asked = checker.getPropertiesOfType(wanted);
    if (asked.length === 0) return false;
    return asked.every((property) => {
      const mine = own.get(property.name);
      if (!mine) return (property.flags & SymbolFlags.Optional) !== 0;
      if (depth === 0) return true;
      const [mineType, askedType] = checker.getTypeOfSymbol([mine, property]);
      return !mineType || !askedType || fitsValue(mineType, askedType, depth - 1);
    });
  }

  function fitsValue(type: Type, wanted: Type, depth: number): boolean {
    if (checker.isTypeAssignableTo(type, wanted) || checker.isArrayLikeType(type)) return true;
    return membersOf(wanted).some((member) => fits(type, member, depth));
  }
}

function membersOf(type: Type): readonly Type[] {
  const members = "getTypes" in type ? (type.getTypes as () => readonly Type[] | undefined)() : undefined;
  return members?.length ? members : [type];
}
