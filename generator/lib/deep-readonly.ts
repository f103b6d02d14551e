/** A value that is immutable at any depth, so pages can share it and caches can use it as a key. */
export type DeepReadonly<Value> = Value extends (...args: never) => unknown
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;
