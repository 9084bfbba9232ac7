/*
 * What Firestore bills, read from the messages of gRPC that carry documents:
 * https://firebase.google.com/docs/firestore/pricing#operations
 */

/** Documents that a server has read and written. */
export interface Counted {
  reads: number;
  writes: number;
}

/** Adds the documents of one call, from the bodies of its request and its answer. */
export function countDocuments(
  counted: Counted,
  method: string,
  request: Buffer,
  answer: Buffer,
): void {
  const answers = [...messagesOf(answer)].map(fieldsOf);
  if (method === "Commit") {
    // `writes` is the second field of `CommitRequest`.
    for (const message of messagesOf(request)) {
      counted.writes += fieldsOf(message).filter((field) => field === 2).length;
    }
  } else if (method === "BatchGetDocuments") {
    // `found` or `missing`, which is read as well.
    counted.reads += answers.filter((fields) => fields.includes(1) || fields.includes(2)).length;
  } else if (method === "RunQuery" || method === "RunAggregationQuery") {
    // A query without results is one read, and so are 1,000 entries that are summed.
    counted.reads += Math.max(1, answers.filter((fields) => fields.includes(1)).length);
  }
}

/** The messages of a body: each has a byte of flags and its length in front of it. */
function* messagesOf(body: Buffer): Generator<Buffer> {
  for (let start = 0; start + 5 <= body.length; ) {
    const end = start + 5 + body.readUInt32BE(start + 1);
    yield body.subarray(start + 5, end);
    start = end;
  }
}

/** The numbers of a message's fields, in order, in the encoding of Protocol Buffers. */
function fieldsOf(message: Buffer): number[] {
  const fields: number[] = [];
  let position = 0;
  const number = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message.readUInt8(position);
      position += 1;
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  };
  while (position < message.length) {
    const tag = number();
    fields.push(Math.floor(tag / 8));
    if (tag % 8 === 0) number();
    else if (tag % 8 === 1) position += 8;
    else if (tag % 8 === 2) {
      const length = number();
      position += length;
    } else position += 4;
  }
  return fields;
}
