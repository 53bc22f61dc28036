/** An object of the contract with only the fields that the code under test reads. */
export function sample<Shape>(part: NoInfer<Partial<Shape>>): Shape {
  return part as Shape;
}
