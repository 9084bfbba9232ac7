let file: ReturnType<Response["json"]> | undefined;

/**
 * Props of the island with this place in the file at `address`. Rejects without a connection; the next
 * call fetches it again.
 */
export async function readNearProps<Props>(address: string, place: number): Promise<Props> {
  file ??= fetchFile(address).catch((error) => {
    file = undefined;
    throw error;
  });
  return (await file)[place];
}

async function fetchFile(address: string): ReturnType<Response["json"]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}
