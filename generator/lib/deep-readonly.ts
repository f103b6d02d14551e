/** A value that nobody changes, at any depth: it can be shared by pages and recognized by its identity. */
export type DeepReadonly<Value> = Value extends (...args: never) => unknown
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;
