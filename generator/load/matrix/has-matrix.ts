import { readFileSync } from 'node:fs';

/** Whether a file makes many pages. Files that cannot be read are reported when they are loaded. */
export function hasMatrix(path: string): boolean {
  try {
    const bytes = readFileSync(path);
    return bytes.includes('matrix') && /^\uFEFF?(["']?)matrix\1[ \t]*:/m.test(bytes.toString());
  } catch {
    return false;
  }
}
