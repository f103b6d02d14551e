/** Formats a US number: `+18135550119` -> `(813) 555-0119`. Other numbers are unchanged. */
export function readablePhone(phone: string): string {
  const us = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone);
  return us ? `(${us[1]}) ${us[2]}-${us[3]}` : phone;
}
