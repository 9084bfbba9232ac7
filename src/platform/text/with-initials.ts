/** Words that stay small within a name. */
const small = /^(?:de|del|la|las|los|y)$/i;
const numeral = /^(?:ii|iii|iv|vi{1,3})$/;

/**
 * A name all in capitals or all in small letters with initial capitals: `ANA MCGREGOR DE LEÓN` is
 * `Ana McGregor de León`. After an apostrophe only O'Brien and D'Angelo have a capital, B'alam has none.
 * Other names stay unchanged.
 */
export function withInitials(nombre: string): string {
  const words = nombre.split(" ");
  const large = words.filter((word) => !small.test(word)).join(" ");
  const isOneCase = large === large.toUpperCase() || large === large.toLowerCase();
  return isOneCase ? words.map(initialled).join(" ") : nombre;
}

function initialled(word: string, at: number): string {
  const plain = word.toLowerCase();
  if (at > 0 && small.test(word)) return plain;
  if (numeral.test(plain)) return plain.toUpperCase();
  return plain
    .replace(/(?<=^['’‘´"“«(]*|[-."“«(/])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/(?<=^(?:Mc|[OD]['’´`]))\p{L}/u, (letter) => letter.toUpperCase());
}
