// The switches of the mutants. QUOIN_MUTANT names the one that is on. QUOIN_MUTANT_REACHED names a file of zero bytes, one a mutant: a
// byte becomes 1 where its mutant is reached; the file is shared with the programs that this one starts. QUOIN_MUTANT_ROWS names a file
// to which each row of the ledger adds a line: its name, and the mutants that it reaches.
#include "CMutants.h"
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { most = 65536 };
int32_t quoin_mutant_active = -1;
static unsigned char *reached_by_all;
static int64_t reached_size;
static unsigned char reached_by_row[most];
static char row_name[512];
static const char *rows_file;

static void finish_row(void) {
  if (!rows_file || !row_name[0]) return;
  FILE *file = fopen(rows_file, "a");
  if (!file) return;
  fprintf(file, "%s\t", row_name);
  for (int n = 0; n < most; n++)
    if (reached_by_row[n]) fprintf(file, " %d", n);
  fputc('\n', file);
  fclose(file);
  row_name[0] = 0;
}

__attribute__((constructor)) static void begin(void) {
  const char *number = getenv("QUOIN_MUTANT"), *file = getenv("QUOIN_MUTANT_REACHED");
  rows_file = getenv("QUOIN_MUTANT_ROWS");
  if (number && *number) {
    quoin_mutant_active = (int32_t)atoi(number);
    return;
  }
  if (!file || !*file) return;
  int descriptor = open(file, O_RDWR | O_CLOEXEC);
  struct stat facts;
  if (descriptor < 0 || fstat(descriptor, &facts) != 0 || facts.st_size == 0) return;
  void *bytes = mmap(NULL, (size_t)facts.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  close(descriptor);
  if (bytes == MAP_FAILED) return;
  reached_by_all = bytes;
  reached_size = facts.st_size;
  quoin_mutant_active = -2;
  if (rows_file) atexit(finish_row);
}

bool quoin_mutant_reached(int32_t number) {
  if (number < reached_size) reached_by_all[number] = 1;
  if (number < most) reached_by_row[number] = 1;
  return false;
}

void quoin_mutant_row(const char *row) {
  if (!rows_file) return;
  // What is reached before the first row, while the ledger is written down, is the first row's: it belongs to no other.
  if (row_name[0]) {
    finish_row();
    memset(reached_by_row, 0, sizeof reached_by_row);
  }
  strncpy(row_name, row, sizeof row_name - 1);
}
