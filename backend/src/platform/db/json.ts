declare const content: unique symbol

/** JSON text of a `Value`, as the database stores structures. */
export type Json<Value> = string & { readonly [content]: Value }

/** Serializes a structure for its column. */
export function toJson<Value>(value: Value): Json<Value> {
  return JSON.stringify(value) as Json<Value>
}

/** Parses a column. Only {@link toJson} writes to it, so the content is not validated again. */
export function parseJson<Value>(text: Json<Value>): Value {
  return JSON.parse(text) as Value
}
