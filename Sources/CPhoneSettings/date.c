// What time it is for users' code, where previews are made for a date: these functions have the linker's names of Foundation's own, and the
// previews' program finds them first. Foundation's timers and everything else go by the machine's clock, so callers are told apart by the
// file that they were loaded from; this is C, as only C knows its caller.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE  // dladdr
#endif
#include <dlfcn.h>
#include <math.h>
#include <string.h>
#include <time.h>

// In seconds since 2001; NaN where no date is told. In Quoin's library, which this is linked into.
extern double quoin_told_date(void);

// How the command calls the programs that it compiles.
static const char program[] = "/Previews.so";

static int is_users(void *caller) {
  Dl_info info;
  if (!dladdr(caller, &info) || !info.dli_fname) return 0;
  size_t length = strlen(info.dli_fname);
  return length >= sizeof program - 1 && strcmp(info.dli_fname + length - (sizeof program - 1), program) == 0;
}

static double now(void *caller) {
  double told = quoin_told_date();
  if (!isnan(told) && is_users(caller)) return told;
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  return (double)(time.tv_sec - 978307200) + (double)time.tv_nsec * 1e-9;
}

// Date.init()
double quoin_date(void) __asm__("$s20FoundationEssentials4DateVACycfC");
double quoin_date(void) { return now(__builtin_return_address(0)); }
// Date.now
double quoin_date_now(void) __asm__("$s20FoundationEssentials4DateV3nowACvgZ");
double quoin_date_now(void) { return now(__builtin_return_address(0)); }
// Date.init(timeIntervalSinceNow:)
double quoin_date_since_now(double seconds) __asm__("$s20FoundationEssentials4DateV20timeIntervalSinceNowACSd_tcfC");
double quoin_date_since_now(double seconds) { return now(__builtin_return_address(0)) + seconds; }
// Date.timeIntervalSinceNow
double quoin_seconds_since_now(double date) __asm__("$s20FoundationEssentials4DateV20timeIntervalSinceNowSdvg");
double quoin_seconds_since_now(double date) { return date - now(__builtin_return_address(0)); }
