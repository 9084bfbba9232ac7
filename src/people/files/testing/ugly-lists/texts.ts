import iconv from "iconv-lite";
import { listsIn, type UglyLists } from "./ugly-list.ts";

/* Texts in UTF-8, or in the encoding in brackets; `\n` is a line break. */
const table = String.raw`
# Encodings, separators, quotes and line ends
UTF-8 with its mark, as Excel saves it => {mark}{header}{both} => rows: {people}
Windows-1252 with semicolons => [win1252] carnet;nombre;ticket\n2490-21-1;José Peña;001\n2490-21-2;María Núñez;002 => rows: {people} => notice: punto y coma, Windows-1252
Unicode text of Excel, in UTF-16 with tabs => [utf-16] carnet\tnombre\tticket\n2490-21-1\tJosé Peña\t001\n2490-21-2\tMaría Núñez\t002 => rows: {people} => notice: tabulador, UTF-16 LE
CSV (Macintosh) of Excel for Mac => [macintosh] carnet;nombre;ticket\n2490-21-1;José Peña;001\n2490-21-2;María Núñez;002 => rows: {people} => notice: Macintosh
CSV (MS-DOS) in capitals => [cp850] {header}2490-21-1,JOSÉ PEÑA,001\n2490-21-2,MARÍA NÚÑEZ,002 => rows: 2490-21-1|JOSÉ PEÑA|001 ; 2490-21-2|MARÍA NÚÑEZ|002 => notice: CP850
UTF-8's mark before letters of another code => [win1252] ï»¿{header}2490-21-1,José Peña,001 => refused: Línea 2 … «Jos� Pe�a»: perdió letras
lines that end in CR, a blank one and a quoted break => carnet,nombre,ticket\r\r"2490-21-1","José\rPeña",\r2490-21-2,,002 => refused: Línea 3 … falta el número de ticket … Línea 5 … falta el nombre
lines that end in CRLF, two blank ones and a quoted break => carnet,nombre,ticket\n , \n,\n"2490-21-1","José\nPeña",\n2490-21-2,,002 => refused: Línea 4 … falta el número de ticket … Línea 6 … falta el nombre
sep= and semicolons => sep=;\ncarnet;nombre;ticket\n2490-21-1;José Peña;001\n2490-21-2;María Núñez;002 => rows: {people}
every cell in quotes, and a line break in one => "carnet","nombre","ticket"\n"2490-21-1","José\nPeña","001"\n => rows: 2490-21-1|José Peña|001
quotes that are doubled, spaced from the comma, and inside a cell => {header} "2490-21-1" , "Ana ""la Chata"" Paz" ,1\n2490-21-2, Juan "Chepe" Ruiz ,2 => rows: 2490-21-1|Ana "la Chata" Paz|1 ; 2490-21-2|Juan "Chepe" Ruiz|2
columns that a report aligns with spaces => Listado de carnets\nCARNET      NOMBRE COMPLETO    TICKET\n2490-21-1   José Peña          001\n2490-21-2   María Núñez        002 => rows: {people}
lines between rows, as a system and Markdown draw them => Reporte\n| Carné | Nombre | Ticket |\n|-------|:------:|--------|\n| 2490-21-1 | José Peña | 001 |\n----------\n| 2490-21-2 | María Núñez | 002 | => rows: {people}
names of columns over two lines => "No. de\ncarnet";"Nombre\ncompleto";"No. de\nticket"\n2490-21-1;José Peña;001\n2490-21-2;María Núñez;002 => rows: {people}
zeros kept by formulas => {header}2490-21-1,José Peña,="001" => rows: 2490-21-1|José Peña|001
names as surname, given name without quotes => {header}2490-21-1,Peña, José,001 => refused: Línea 2 … 4 celdas … entre comillas
lines that are each one cell => "carnet;nombre;ticket"\n"2490-21-1;""Peña, José"";001"\n"2490-21-2;María Núñez" => refused: Línea 3 … la fila tiene 2 celdas y el encabezado 3
text after quotes that close => {header}2490-21-1,"José" Peña,001 => refused: Línea 2: las comillas no están bien puestas
a quote that is never closed => {header}2490-21-1,"José,001 => refused: comillas … no se cierran … ciérrelas
UTF-8 taken for Windows-1252 and saved again => {header}2490-21-1,JosÃ© PeÃ±a,001 => refused: Línea 2 … UTF-8 leído con otro código … quizá «José Peña» … guardar
UTF-8 taken for CP850 and saved again => {header}2490-21-1,Jos├® Pe├▒a,001 => refused: Línea 2 … quizá «José Peña»
Windows-1252 taken for Macintosh and saved again => {header}2490-21-1,JosÈ PeÒa ¡vila,1 => doubt: dañadas … «José Peña Ávila»
Windows-1252 taken for CP850 and saved again => {header}2490-21-1,JosÚ Pe±a DÝaz,1 => doubt: dañadas … «José Peña Díaz»
Windows-1252 taken for Windows-1250 and saved again => {header}2490-21-1,José Peńa,1 => doubt: dañadas … «José Peña»
Windows-1252 taken for CP437 and saved again => {header}2490-21-1,Marφa L≤pez,1 => doubt: dañadas … Corríjalo
# What stands above the columns, and how they are called
title rows and a blank one => Convención 2025,,\nInscritos,,\n\n{header}{both} => rows: {people}
a title that has the names of all columns => Listado de carnets y nombres con ticket,,\n{header}{both} => rows: {people}
Correlativo beside Ticket, Asistente beside Nombre => Correlativo,Carnet,Nombre,Asistente,Ticket\n1,2490-21-1,José Peña,Sí,001\n2,2490-21-2,María Núñez,No,002 => rows: {people}
Nombres and Apellidos => Apellidos,Nombres,Carnet,Ticket\nPeña,José,2490-21-1,001\nNúñez,María,2490-21-2,002 => rows: {people} => notice: se unió de «Nombres + Apellidos»: por ejemplo, «José Peña»
surnames first without a comma => No. de carnet,Apellidos y nombres,Ticket No.\n2490-21-1,Peña José,001 => rows: 2490-21-1|Peña José|001 => notice: «Apellidos y nombres» trae los apellidos primero … «Nombres» y «Apellidos»
a carnet in three columns => Carné,,,Nombre,Ticket\n2490,21,1,José Peña,001\n2490,21,2,María Núñez,002 => rows: {people}
a carnet in two columns => Carné,,Nombre,Ticket\n2490,21-1,José Peña,001\n2490,21-2,María Núñez,002 => rows: {people}
a carnet whose year is written in full in a column of its own => Carné,,,Nombre,Ticket\n2490,2021,1,José Peña,001\n2490,2021,2,María Núñez,002 => rows: {people}
a carnet with a column for each digit => Carné,,,,,,,Nombre,Ticket\n2,4,9,0,2,1,1,José Peña,001 => refused: valor «2»: el carnet no está completo
questions in groups, as Kobo exports them => grupo_1/Carnet,grupo_1/nombre_completo,inscripcion/evento/ticket,acompanante/telefono,grupo_1/telefono\n2490-21-1,José Peña,001,22220000,55550000\n2490-21-2,María Núñez,002,,55550001 => rows: {people}
questions in groups, as ODK Central exports them => SubmissionDate,datos-carnet,datos-nombres,datos-apellidos,evento-ticket,padre-nombres\n2025-10-01T10:00:00Z,2490-21-1,José,Peña,001,Luis\n2025-10-01T11:00:00Z,2490-21-2,María,Núñez,002, => rows: {people}
a photo of the carnet with a dash => Foto-Carnet,Carnet,Nombre,Padre-Nombre,Ticket\na.jpg,2490-21-1,José Peña,Luis,001\nb.jpg,2490-21-2,María Núñez,Juan,002 => rows: {people}
a count of tickets with a dash => Carnet,Nombre,Cantidad-tickets\n2490-21-1,José Peña,2 => refused: Faltan columnas: «numeroTicket»
a carnet in three columns with dashes between => Nombre,Carné,,,,,Ticket\nJosé Peña,2490,-,21,-,1,001\nMaría Núñez,2490,-,21,-,2,002 => rows: {people}
a carnet in three named columns, the last ones => Nombre,Entrada,Carné,,\n,No.,Código,Año,No.\nJosé Peña,001,2490,21,1\nMaría Núñez,002,2490,21,2 => rows: {people}
a cell behind a carnet in three columns => Nombre,Ticket,Carné,,\nJosé Peña,001,2490,21,1\nMaría Núñez,002,2490,21,2,Xol => refused: Línea 3, valor «María Núñez | 002 | 2490-21-2 |  |  | Xol»: la fila tiene 6 celdas y el encabezado 3
a carnet in three named columns below the only name above => Carné,,,,,\nCódigo,Año,Correlativo,Año de estudio,Nombre,Ticket\n2490,21,1,3,José Peña,001\n2490,21,2,4,María Núñez,002 => rows: {people}
a carnet of which a named column is blank, beside a year => Carné,,,,,\nCódigo,Año,Correlativo,Año de estudio,Nombre,Ticket\n2490,,2,4,María Núñez,002\n2490,21,1,3,José Peña,001 => refused: Línea 3, columna «Carné», valor «2490»: el carnet no está completo
a person without a name below a carnet in three columns => Carné,,,Nombre,Ticket\n2490,21,1,,\n2490,21,2,María Núñez,002 => refused: Línea 2, columna «Nombre», valor «»: falta el nombre
the same header in capitals further down => {header}{jose}\nCARNET,NOMBRE,TICKET\n{maria} => refused: Línea 3, valor «CARNET | NOMBRE | TICKET»: es otra vez el encabezado. Quite la fila
the title Carnets above a list => Carnets,,,\nNo.,Carné,Nombre,Ticket\n1,2490-21-1,José Peña,001\n2,2490-21-2,María Núñez,002 => rows: {people}
headings that say more than the carnet, of one question => Carné/DPI,Nombre,Carné/DPI,Nombre,Ticket\n2490-21-1,José Peña,,,001\n,,2490-21-2,María Núñez,002 => rows: {people}
a carnet beside a photo of it, and beside a companion's => Foto del carnet,Carnet USAC,Nombre,Ticket,Carnet del acompañante\nx,2490-21-1,José Peña,001,2490-21-7\nx,2490-21-2,María Núñez,002, => rows: {people}
tickets below a heading over two columns => Carné,Nombre,Entrada,\n,,No.,Lugar\n2490-21-1,José Peña,001,A\n2490-21-2,María Núñez,002,B => rows: {people}
a heading over three rows => Estudiante,,,Entrada,\nDatos,Nombre,,No.,Pago\nCarné,Nombres,Apellidos,,\n2490-21-1,José,Peña,001,Q50\n2490-21-2,María,Núñez,002,Q50 => rows: {people}
tickets of a kind => Nombre,Entrada,\n,No.,Tipo\nJosé Peña,001,VIP => refused: Faltan columnas: «carnet». Columnas encontradas: «Nombre», «No. Entrada», «Tipo Entrada»
kinds of people below a heading over them => Participante,,,Entrada\nCarné,Nombre,Tipo,No.\n2490-21-1,José Peña,Decano,001 => refused: columna «Tipo», valor «Decano»: no es participante
names below headings over two columns each => Entrada,Carné,Nombre,,Apellido,\nNo.,No.,Primer,Segundo,Primer,Segundo\n001,2490-21-1,José,,Peña,\n002,2490-21-2,María,,Núñez, => rows: {people}
names below plural headings over two columns each => Registro,Apellidos,,Nombres,,Ticket\n,Primero,Segundo,Primero,Segundo,\n2490-21-1,Peña,,José,,001\n2490-21-2,Núñez,Xol,María,Inés,002 => rows: 2490-21-1|José Peña|001 ; 2490-21-2|María Inés Núñez Xol|002
surnames of both parents below one heading => Carnet,Nombre,Apellidos,,Ticket\n,,Paterno,Materno,\n2490-21-2,María,Núñez,Xol,002 => rows: 2490-21-2|María Núñez Xol|002
a name below two headings that are repeated => Carnet,Nombre,Nombre,Apellido,Apellido,De casada,Ticket\n2490-21-1,José,Iván,Peña,Coc,,001\n2490-21-2,María,Inés,Núñez,Xol,de Mux,002 => rows: 2490-21-1|José Iván Peña Coc|001 ; 2490-21-2|María Inés Núñez Xol de Mux|002
a name in numbered columns => Reg. Académico,Nombre 1,Nombre 2,Apellido 1,Apellido 2,Código de ticket\n2490-21-1,José,,Peña,,001\n2490-21-2,María,Inés,Núñez,Xol,002 => rows: 2490-21-1|José Peña|001 ; 2490-21-2|María Inés Núñez Xol|002
a second name beside the first => Carnet,Nombre,Nombre 2,Apellido,Apellido 2,Ticket\n2490-21-1,José,Iván,Peña,Coc,001\n2490-21-2,María,Inés,Núñez,Xol,002 => rows: 2490-21-1|José Iván Peña Coc|001 ; 2490-21-2|María Inés Núñez Xol|002
names by ordinals, as a registry exports them => Carnet,1er. Apellido,2do. Apellido,1er. Nombre,2do. Nombre,Ticket\n2490-21-1,Peña,,José,,001\n2490-21-2,Núñez,Xol,María,Inés,002 => rows: 2490-21-1|José Peña|001 ; 2490-21-2|María Inés Núñez Xol|002
two telephones => Carnet,Nombre,Ticket,Teléfono,Celular\n2490-21-1,José Peña,001,22220000,55550000\n2490-21-2,María Núñez,002,,55550001 => rows: {people} => notice: «Teléfono» y «Celular» pueden ser «Teléfono», y no se leyó ninguna
a speaker by the role => Rol,Nombre,Carnet,Ticket\nPonente,Rosa Xol,no tengo,P-1\nAsistente,José Peña,2490-21-1,001 => rows: sin-bfuauqzsexzke|Rosa Xol|P-1 ; 2490-21-1|José Peña|001
two without a carnet of one name and kind => carnet,nombre,ticket,Tipo\n,Ana Paz,1,Ponente\n,Ana Paz,2,Ponente => refused: Línea 3 … «Ana Paz»: ya hay alguien de ese nombre y tipo, sin carnet, en la línea 2
two without a carnet of one name and two kinds => carnet,nombre,ticket,Tipo\n,Ana Paz,1,Ponente\n,Ana Paz,2,Equipo => rows: sin-vtkvmuqibphuhv|Ana Paz|1 ; sin-ukfprtyswsiutx|Ana Paz|2
one question in two sections of a form => Carnet,Nombre,Carnet,Nombre,Ticket\n2490-21-1,José Peña,,,001\n,,2490-21-2,María Núñez,002 => rows: {people}
names as a shop of tickets exports them => Order,First Name,Middle Name,Last Name,Email,Ticket,Carnet\n9,José,,Peña,a@example.org,001,2490-21-1\n8,María,Inés,Núñez,b@example.org,002,2490-21-2 => rows: 2490-21-1|José Peña|001 ; 2490-21-2|María Inés Núñez|002
one question answered twice => Carnet,Nombre,Carnet,Ticket\n2490-21-1,José Peña,2490-21-1,001\n2490-21-2,María Núñez,,002\n2490-21-3,Eva Xol,2490-21-4,003 => refused: Línea 4 … «2490-21-3 | 2490-21-4»: dos columnas de lo mismo dicen algo distinto … Borre lo que no sea
the name that a form adds beside the one it asked => Correo,Nombre,Nombres,Apellidos,Carnet,Ticket\nanonymous,anonymous,José,Peña,2490-21-1,001 => refused: Varias columnas pueden ser «nombre»: «Nombres» (columna C) con «Apellidos» (columna D); o «Nombre» (columna B). Borre la que no sea
rows that are only numbered => No,carnet,nombre,ticket\n1,{jose}\n2,{maria}\n3,,,\n4,,, => rows: {people} => notice: Filas vacías o que repiten otra, y no cuentan: línea 4, línea 5
two columns of tickets => Carnet,Nombre,Ticket,Boleto => refused: Varias columnas pueden ser «numeroTicket»: «Ticket» (columna C); o «Boleto» (columna D)
no tickets => Carnet,Nombre\n2490-21-1,José Peña => refused: Faltan columnas: «numeroTicket». Columnas encontradas: «Carnet», «Nombre». Agréguela, o importe … /organizar, que da los números
companions of whom only the name is listed => Carnet,Nombre,Ticket,Acompañante\n2490-21-1,José Peña,001,Luz Coc\n2490-21-2,María Núñez,002, => rows: {people} => notice: «Acompañante», en la columna D, no se lee: si ahí hay otras personas
# What people and spreadsheets put into cells
carnets with spaces, long dashes and none => {header}2490 21 1,José Peña,001\n2490–21–2,María Núñez,002\n249021000003,Eva Xol,003 => rows: {people} ; 2490-21-000003|Eva Xol|003
short carnets without dashes beside others that begin so => {header}24902112,José Peña,001\n{maria} => rows: 2490-21-12|José Peña|001 ; 2490-21-2|María Núñez|002
a carnet without its zero, where others are complete => {header}90118009112,José Peña,001\n249021000002,María Núñez,002 => refused: Línea 2 … «90118009112» … se puede leer de dos maneras: 0901-18-009112 o 9011-80-09112. Escriba el verdadero
a carnet without its zero, where another begins so => {header}90118009112,José Peña,001\n0901-18-9,María Núñez,002 => refused: 0901-18-009112 o 9011-80-09112
a carnet with dashes and without its zero => {header}901-18-009112,José Peña,001 => refused: Línea 2 … «901-18-009112»: el carnet no está completo
carnets in scientific notation => {header}2.49021E+11,José Peña,1 => refused: Línea 2 … notación científica y perdió cifras. Dé formato de texto
a carnet turned into a date of one month => {header}17/12/2490,José Peña,1 => refused: Línea 2 … como fecha: quizá «2490-12-17»
short carnets without dashes, and no other => {header}24902145,José Peña,1\n2490214501,María Núñez,2 => refused: Línea 2 … maneras: 2490-21-45 o
a carnet turned into a date with a month's name => {header}07-dic-90,José Peña,1\n{maria} => refused: «07-dic-90»: la hoja de cálculo convirtió el carnet en una fecha. Dé formato
the same row twice => {header}{both}\n{jose}\n{jose} => rows: {people} => notice: Filas vacías o que repiten otra, y no cuentan: línea 4, línea 5
one person with two tickets => {header}{jose}\n2490-21-1,José Peña,003 => refused: Línea 3 … el carnet ya está en la línea 2 … una sola fila
two people with one ticket => {header}{jose}\n2490-21-2,María Núñez,001 => refused: Línea 3 … el ticket ya está en la línea 2
names and tickets in each other's column => {header}2490-21-1,17,Ana Pérez => doubt: columna «ticket», valor «Ana Pérez»: no parece un número de ticket … cambiadas
the ticket pendiente => {header}2490-21-1,José Peña,pendiente => doubt: Línea 2, columna «ticket» … no parece un número de ticket. Escriba
a ticket turned into a date => {header}2490-21-1,José Peña,4/10/2025 => doubt: «4/10/2025»: parece una fecha … Dé formato de texto
the hour of an entrance => Carnet,Nombre,Entrada\n2490-21-1,José Peña,07:30 a. m. => doubt: «07:30 a. m.»: parece una fecha
an address with a comma for its dot, beside what is no address on purpose => Carnet,Nombre,Ticket,Correo\n2490-21-1,José Peña,1,"jose@example,org"\n2490-21-2,María Núñez,2,no tiene\n2490-21-3,Ana Paz,3,Ana Paz <ana@example.org> => doubt: columna «Correo», valor «jose@example,org»: no es una dirección de correo a la que se pueda escribir: quizá «jose@example.org» … Línea 4, columna «Correo», valor «Ana Paz <ana@example.org>»: no es una dirección de correo a la que se pueda escribir. Escriba
a telephone that lost digits => Carnet,Nombre,Ticket,Teléfono\n2490-21-1,José Peña,1,5.02555E+10 => doubt: columna «Teléfono», valor «5.02555E+10»: parece una fecha o un número que la hoja de cálculo cambió
a price and how it was paid for a ticket => {header}2490-21-1,José Peña,Q75 efectivo => doubt: «Q75 efectivo»: no parece un número de ticket
a price for a ticket => {header}2490-21-1,José Peña,Q75.00 => doubt: «Q75.00»: no parece un número de ticket
two tickets of one person => {header}2490-21-1,José Peña,"001, 002"\n2490-21-2,María Núñez,A-3 y A-4\n2490-21-3,Eva Xol,5 al 7 => doubt: Línea 2, columna «ticket», valor «001, 002»: parece de varias personas … Línea 3 … Línea 4
zeros for a carnet => {header}0000-00-000000,José Peña,001 => refused: «0000-00-000000»: falta el carnet. Escríbalo
two people in one name => {header}2490-21-1,José Peña / María Núñez,1\n2490-21-2,Eva Xol y Luis de Paz,2 => doubt: Línea 2 … parece de varias personas. Ponga … Línea 3 … parece de varias personas
two carnets side by side => {header}2490-21-1 / 2490-21-2,José Peña,1\n2490-21-3 2490-21-4,Eva Xol,2 => refused: «2490-21-1 / 2490-21-2»: parece de varias personas. Ponga … «2490-21-3 2490-21-4»: parece de varias personas. Ponga
two people below each other in one name => {header}2490-21-1,"José Peña Xol\nEva Paz",1 => doubt: Línea 2, columna «nombre» … parece de varias personas. Ponga a cada persona en su propia fila
two tickets below each other => {header}2490-21-1,José Peña,"1\n2" => doubt: «1 2»: parece de varias personas
two people below each other in all cells => {header}"2490-21-1\n2490-21-2","José Peña\nEva Paz","1\n2" => refused: Línea 2, columna «carnet», valor «2490-21-1 2490-21-2»: parece de varias personas. Ponga
a remark behind a name, and before it => {header}2490-21-1,Luis Paz NO VINO,1\n2490-21-2,"Ya no voy, borren a Luz Coc",2 => doubt: «Luis Paz NO VINO»: no parece un nombre … «Ya no voy, borren a Luz Coc»: no parece un nombre
an e-mail for a name => {header}2490-21-1,jose@example.org,1 => doubt: no parece un nombre
carnets that differ only by zeros => {header}2490-21-7,José Peña,1\n2490-21-007,José Peña,2 => doubt: Línea 3 … «2490-21-007»: el carnet solo se distingue por ceros … «2490-21-7», de José Peña
tickets that differ only by zeros => {header}2490-21-1,José Peña,A-01\n2490-21-2,María Núñez,a-1 => doubt: Línea 3 … el ticket solo se distingue por ceros o mayúsculas de «A-01», de José Peña. Si es la misma persona
invisible characters at the ends => {header}{u200e}2490-21-1{u200f},{u2060}José Peña{u00ad},{ufeff}001{u200b} => rows: 2490-21-1|José Peña|001
an invisible character in a carnet => {header}2490{u00ad}-21-1,José Peña,1 => refused: Línea 2 … «2490\u00ad-21-1»: tiene un carácter invisible (U+00AD, después de «2490»)
a joiner in a name => {header}2490-21-1,José{u200c} Peña,1 => refused: «José\u200c Peña»: tiene un carácter invisible (U+200C, después de «José»)
a carnet with slashes that may be a date => {header}2490/12/07,José Peña,1 => refused: «2490/12/07»: se puede leer de dos maneras: 2490-12-07 o 2490-12-7
a carnet with slashes that may be a date of two figures => {header}2490/12/17,José Peña,1 => refused: «2490/12/17»: puede ser una fecha que la hoja de cálculo hizo de un carnet: quizá «2490-12-17». Escríbalo
carnets with slashes that are no dates => {header}2490/21/1,José Peña,001\n2490/21/2,María Núñez,002 => rows: {people}
half a letter lost at the end of a word => {header}2490-21-1,NOEMÃ PAZ,1 => doubt: puede ser «NOEMÍ PAZ» o «NOEMÁ PAZ» o «NOEMÃ PAZ»
carnets that a program wrote as numbers => {header}249021104507.0,José Peña,1\n249.021.104.508,María Núñez,2 => refused: un número con decimales … quizá «2490-21-104507» … quizá «2490-21-104508»
the surname before a comma => {header}2490-21-1,"Peña Xol, José",1 => doubt: «Peña Xol, José»: lleva una coma, como si los apellidos fueran antes, y puede ser «José Peña Xol» o «Peña Xol, José»
surnames before a comma in the whole list => {header}2490-21-1,"Peña Xol, José",1\n2490-21-2,"Núñez, María",2\n2490-21-3,"Coc, Eva",3 => doubt: «Peña Xol, José»: lleva una coma, como si los apellidos fueran antes. Si debe decir «José Peña Xol»
what follows a name after a comma => {header}2490-21-1,"José Peña, hijo",1\n2490-21-2,"María Núñez, PhD",2 => rows: 2490-21-1|José Peña, hijo|1 ; 2490-21-2|María Núñez, PhD|2
an O in a carnet => {header}2490-21-O1,José Peña,1 => refused: lleva algo más que números y guiones: quizá «2490-21-01». Escríbalo como 0000-00-000000
forms of letters that look alike => {header}２490-21-1,Deﬁna María‑José Ｌｉ Ixkꞌik Chʼok 𝓔𝓿𝓪,Ｔ１ => rows: 2490-21-1|Defina María-José Li Ixk'ik Ch'ok Eva|T1
Mayan letters => {header}2490-21-1,Ẍuq Ẍkab Ton̈a N̈a,1\n2490-21-2,Ixmukanë Äj Ïx Ajmöq K'üsh,2\n2490-21-3,B'alam Q'eqchi' Tz'ununija' Pu' Cho' Mo',3 => rows: 2490-21-1|Ẍuq Ẍkab Ton̈a N̈a|1 ; 2490-21-2|Ixmukanë Äj Ïx Ajmöq K'üsh|2 ; 2490-21-3|B'alam Q'eqchi' Tz'ununija' Pu' Cho' Mo'|3
Mayan names with other apostrophes => {header}2490-21-1,Ixch’el Ba’tz Ajpub’ Tz’unun Iboy’ D’Angelo,1\n2490-21-2,K´iche´ Tz´ikin Q´anil,2\n2490-21-3,Teꞌ Coc,3 => rows: 2490-21-1|Ixch’el Ba’tz Ajpub’ Tz’unun Iboy’ D’Angelo|1 ; 2490-21-2|K´iche´ Tz´ikin Q´anil|2 ; 2490-21-3|Te' Coc|3
quotes that became letters => {header}2490-21-1,"""Peña, José""",1 => doubt: comillas o un apóstrofo que sobran. Si debe decir «Peña, José»
texts as formulas with quotes in them => "=""carnet""","=""nombre""","=""ticket"""\n"=""2490-21-1""","=""María """"Chepa"""" Xitumul""","=""T-1""" => rows: 2490-21-1|María "Chepa" Xitumul|T-1
letters in code => {header}2490-21-1,Jos&eacute; Pe&ntilde;a,A&amp;B-1 => doubt: «Jos&eacute; Pe&ntilde;a»: tiene letras escritas en código … Si debe decir «José Peña», escríbalo así. … «A&B-1»
accents beside their letters => {header}2490-21-1,Jos´e Pe˜na,1\n2490-21-2,Garc´ ıa Mu˜ noz Lo´ pez,2\n2490-21-3,Jos{u0301}e Garcı{u0301}a,3\n2490-21-4,Ch´avez B´aez Fern´andez Mar'ia,4\n2490-21-5,ANA D´ANGELO,5 => doubt: Línea 2 … tildes separadas de su letra … Si debe decir «José Peña», escríbalo así … «García Muñoz López» … «José García» … «Chávez Báez Fernández María» … «ANA DÁNGELO» o «ANA D'ANGELO»
an accent that may be a glottal stop => {header}2490-21-1,Jose´ de la Cruz,1\n2490-21-2,Ch´umil B´arbara,2 => doubt: «José de la Cruz» o «Jose' de la Cruz» … «Chúmil Bárbara» o «Ch'umil B'arbara»
letters in other codes => {header}2490-21-1,Jos&eacute Paz,1\n2490-21-2,Mu\u00f1oz P\u00e9rez,2 => doubt: Si debe decir «José Paz» … Si debe decir «Muñoz Pérez»
a sign & that begins no code => {header}2490-21-1,José Peña,A&B-001 => rows: 2490-21-1|José Peña|A&B-001
small letters and quotes of another code page in capitals => {header}2490-21-1,LàPEZ,1\n2490-21-2,MARTíNEZ PEñA Ana,2\n2490-21-3,ANA L”PEZ,3\n2490-21-4,GËMEZ,4 => doubt: dañadas … decir «LÓPEZ» … decir «MARTÍNEZ PEÑA Ana» … decir «ANA LÓPEZ» … «GÓMEZ» o «GËMEZ»
quotes around a name, which may be letters of it => {header}2490-21-1,'Ana García',1\n2490-21-2,'Ixim Te',2\n2490-21-3,'Aj Mo',3\n2490-21-4,'Ajpop Xol,4 => doubt: decir «Ana García» … «Ixim Te'» o «'Ixim Te'» … «Aj Mo'» o «'Aj Mo'» … «Ajpop Xol» o «'Ajpop Xol»
a long dash that Word made of two hyphens => {header}2490-21-1,Ana Pérez–López,1 => doubt: Si debe decir «Ana Pérez-López»
unusual names that are right => {header}2490-21-1,ANA “NITA” LÓPEZ,1\n2490-21-2,María José de la O,2\n2490-21-3,Òscar Òmar Èdgar Ìngrid Èrika Ûrsula,3\n2490-21-4,Jose{u0301} O´Brien D´Angelo d´Angelo,4\n2490-21-5,IXMUKANË AJANËL,5\n2490-21-6,T´un Kan´ek Kan’ek Jun´ajpu B´eleje´ Tz´i´ Popti' Sti' Nab´ey Ixb´alamke,6\n2490-21-7,B´alam Ixch´el B´atz´ Mo´ Cu´c Te´ Sa´ No´j,7 => rows: 2490-21-1|ANA “NITA” LÓPEZ|1 ; 2490-21-2|María José de la O|2 ; 2490-21-3|Òscar Òmar Èdgar Ìngrid Èrika Ûrsula|3 ; 2490-21-4|José O´Brien D´Angelo d´Angelo|4 ; 2490-21-5|IXMUKANË AJANËL|5 ; 2490-21-6|T´un Kan´ek Kan’ek Jun´ajpu B´eleje´ Tz´i´ Popti' Sti' Nab´ey Ixb´alamke|6 ; 2490-21-7|B´alam Ixch´el B´atz´ Mo´ Cu´c Te´ Sa´ No´j|7
tickets in words and in capitals, which are no month => {header}2490-21-1,Eva Xol,Palco\n2490-21-2,Luz Coc,MAR-45 => rows: 2490-21-1|Eva Xol|Palco ; 2490-21-2|Luz Coc|MAR-45
a carnet that lacks zeros in a short list => {header}2490-21-104500,Ana Paz,1\n2490-21-104501,Luz Coc,2\n2490-21-104502,Eva Xol,3\n2490-21-4602,Ivo Tol,4 => doubt: «2490-21-4602»: el carnet es más corto … Si debe decir «2490-21-004602»
two short carnets in a short list => {header}2490-21-104500,Ana Paz,1\n2490-21-104501,Luz Coc,2\n2490-21-104502,Eva Xol,3\n2490-21-4602,Ivo Tol,4\n2490-21-17,Gil Mux,5 => rows: 2490-21-104500|Ana Paz|1 ; 2490-21-104501|Luz Coc|2 ; 2490-21-104502|Eva Xol|3 ; 2490-21-4602|Ivo Tol|4 ; 2490-21-17|Gil Mux|5
carnets as numbers with commas, with an hour, and as a month => {header}"249,021,123,456",Ana Paz,1\n2490-12-07 00:00:00,Luz Coc,2\ndic-07,Eva Xol,3\nEMP-01,Ivo Tol,4 => refused: quizá «2490-21-123456» … «2490-12-07 00:00:00»: la hoja de cálculo convirtió el carnet en una fecha … «dic-07»: la hoja de cálculo convirtió el carnet en una fecha … «EMP-01»: el carnet no está completo o lleva algo más
apostrophes before each value => {header}'2490-21-1,'José Peña,'00123 => doubt: «'José Peña»: lleva comillas o un apóstrofo que sobran. Si debe decir «José Peña» … Si debe decir «00123»
the name of two columns => {header}2490-21-1,Jose Pena José Peña,1 => doubt: «Jose Pena José Peña»: repite palabras
one name alone, where others have two => {header}2490-21-1,José Peña,1\n2490-21-2,María Núñez,2\n2490-21-3,Eva,3 => doubt: «Eva»: es una sola palabra, y los demás llevan nombre y apellido
two equal surnames => {header}2490-21-1,María López López,1 => rows: 2490-21-1|María López López|1
the name's label, and a section behind the name => {header}2490-21-1,Nombre: José Peña,1\n2490-21-2,María Inés Núñez Xol B,2\n2490-21-3,"Paz Xol, Eva Inés B",3 => doubt: «Nombre: José Peña»: no parece un nombre … «María Inés Núñez Xol B»: no parece … «Paz Xol, Eva Inés B»: no parece
words in the place of names and tickets => {header}2490-21-1,Baja,1\n2490-21-2,No asistió,2\n2490-21-3,Ana ??,3\n2490-21-4,Eva Xol,Pagó\n2490-21-5,Luz Coc,ídem\n2490-21-6,Ivo Tol,No.\n2490-21-66,Ivo Coc,exonerado\n2490-21-7,Acompañante de Eva,7\n2490-21-8,N.N.,8\n2490-21-9,Falso,9\n2490-21-10,- Gil Mux,10 => doubt: «Baja»: no parece … «No asistió»: no parece … «Ana ??»: no parece … «Pagó»: no parece … «ídem»: no parece … «No.»: no parece … «exonerado»: no parece … «Acompañante de Eva»: no parece … «N.N.»: no parece … «Falso»: no parece … «- Gil Mux»: no parece
# Texts of another kind, whatever their names say
a web page from its meta => \n<meta charset="utf-8">{page} => refused: {web page}
a web page in UTF-16 with its mark => [utf-16be] {page} => refused: {web page}
the mark of a list that is open in LibreOffice => ,ana,equipo,25.11.2026 10:00,file:///home/ana/.config/libreoffice/4; => refused: la marca que la hoja de cálculo deja … Ciérrela
a sheet in DIF => TABLE\n0,1\n"EXCEL"\nVECTORS\n0,3\n => refused: una hoja en DIF (.dif). Ábralo … «Libro de Excel
a list whose header begins with an id => ID;Participante;Carnet;Ticket\n1;José Peña;2490-21-1;001 => rows: 2490-21-1|José Peña|001
only the address of a sheet => https://docs.example.org/1\n => refused: {shortcut}
a shortcut of Google Drive => {"":"","doc_id":"1x"} => refused: {shortcut}
a PDF => %PDF-1.7\n => refused: un PDF. De un PDF … pida la hoja
`;

const shorthands: Readonly<Record<string, string>> = {
  "{both}": "{jose}\\n{maria}",
  "{header}": "carnet,nombre,ticket\\n",
  "{jose}": "2490-21-1,José Peña,001",
  "{maria}": "2490-21-2,María Núñez,002",
  "{mark}": "\ufeff",
  "{page}": "<html><table><tr><th>Carnet</th></tr><tr><td>Ana Peña</td></tr></table></html>",
  "{web page}": "El archivo es una página web o … Guardar como",
  "{shortcut}": "es un acceso directo a la hoja y no la hoja. … descargue la hoja",
  "\\n": "\r\n",
  "\\r": "\r",
  "\\t": "\t",
};

/** Lists that are plain text. */
export const uglyTexts: UglyLists = {
  "people without a header, of whom nothing is shown": {
    file: "2490-21-1,José Peña,001",
    refused: /^(?!.*(?:Peña|2490)).*no tiene una fila con los nombres.*La primera fila/,
  },
  ...listsIn(table, shorthands, (text, encoding) =>
    encoding === undefined
      ? text
      : iconv.encode(text, encoding, { addBOM: /^utf-16(?:be)?$/.test(encoding) }),
  ),
};
