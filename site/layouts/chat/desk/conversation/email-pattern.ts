/** An email address that the server accepts. It is that of `lead-email.schema.json`, which is too large for the chat. */
export const emailPattern =
  /^[^\s\p{Cc}@.,:;<>()[\]"\\]+(?:\.[^\s\p{Cc}@.,:;<>()[\]"\\]+)*@(?:[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*\.)+\p{L}[\p{L}\p{M}\p{N}]*(?:-+[\p{L}\p{M}\p{N}]+)*$/u;
