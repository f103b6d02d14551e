const numbers = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

const spelled = (count: number) => numbers[count] ?? String(count);

/** "Four marks on ten words." A count, never a score. */
export function countMarks(marks: number, words: number): string {
  const number = spelled(words).toLowerCase();
  return `${spelled(marks)} ${marks === 1 ? 'mark' : 'marks'} on ${number} ${words === 1 ? 'word' : 'words'}.`;
}
