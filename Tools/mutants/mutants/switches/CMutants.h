#ifndef CMUTANTS_H
#define CMUTANTS_H
#include <stdbool.h>
#include <stdint.h>

/// The mutant that is on; -1 for none, -2 while it is written down which are reached.
extern int32_t quoin_mutant_active;

/// Writes down that a mutant is reached. Always false.
bool quoin_mutant_reached(int32_t number);

/// Whether a mutant is on.
static inline __attribute__((always_inline)) bool quoin_mutant_on(int32_t number) {
  int32_t active = quoin_mutant_active;
  return active == number || (active == -2 && quoin_mutant_reached(number));
}

/// Told before each row of the ledger: what is reached from now on is reached by this row.
__attribute__((visibility("default"), used)) void quoin_mutant_row(const char *row);

#endif
