/** The number of records in the phone's database. Runs in the page. */
export function heldRecords(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("puerta");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const names = [...opening.result.objectStoreNames];
      const reading = opening.result.transaction(names);
      const counts = names.map((name) => reading.objectStore(name).count());
      reading.oncomplete = () => {
        opening.result.close();
        resolve(counts.reduce((sum, { result }) => sum + result, 0));
      };
    };
  });
}
