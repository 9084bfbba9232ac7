const small = /^(?:de|del|la|las|los|y)$/i;
const numeral = /^(?:ii|iii|iv|vi{1,3})$/;

/** Initial capitals for a name in one case: `Ana McGregor de León`; O'Brien has two, B'alam one. */
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
