const names = `
  Alabama, Alaska, American Samoa, Arizona, Arkansas, Armed Forces Americas, Armed Forces Europe,
  Armed Forces Pacific, California, Colorado, Connecticut, Delaware, District of Columbia, Florida, Georgia, Guam,
  Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan,
  Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York,
  North Carolina, North Dakota, Northern Mariana Islands, Ohio, Oklahoma, Oregon, Pennsylvania, Puerto Rico,
  Rhode Island, South Carolina, South Dakota, Tennessee, Texas, U.S. Virgin Islands, Utah, Vermont, Virginia,
  Washington, West Virginia, Wisconsin, Wyoming
`;

/** The states and territories of a US address. */
export const usStates = names.split(',').map((name) => name.trim());
