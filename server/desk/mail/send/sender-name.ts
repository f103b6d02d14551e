/** `Nora Whitfield at Larkfield Resumes` */
export const senderName = (staff: { name: string }, company: { name: string }): string =>
  `${staff.name} at ${company.name}`;
