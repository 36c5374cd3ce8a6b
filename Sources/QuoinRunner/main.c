// Loads a user's compiled previews and hands over to Quoin's own library, which the previews are linked with.
//
// It is C so that it starts at once, and so that it can raise the limit of the stack before anything deep runs:
// the main thread's stack takes its size when a program starts, hence the second start of itself.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE  // dladdr
#endif
#include <dlfcn.h>
#include <execinfo.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <ucontext.h>
#include <unistd.h>

typedef int (*Entry)(int argc, char **argv);

static const rlim_t wanted_stack = (rlim_t)512 << 20;

static void grow_stack(char **argv) {
  struct rlimit limit;
  if (getenv("QUOIN_RUNNER_STACK") || getrlimit(RLIMIT_STACK, &limit) != 0) return;
  if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur >= wanted_stack) return;
  rlim_t most = limit.rlim_max == RLIM_INFINITY || limit.rlim_max > wanted_stack ? wanted_stack : limit.rlim_max;
  if (most <= limit.rlim_cur) return;
  limit.rlim_cur = most;
  if (setrlimit(RLIMIT_STACK, &limit) != 0) return;
  setenv("QUOIN_RUNNER_STACK", "grown", 1);
  execv("/proc/self/exe", argv);  // returns only when it failed; then the usual stack has to do
}

// User code that takes memory without end is to end itself, not the machine.
static void limit_memory(void) {
  long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
  if (pages <= 0 || size <= 0) return;
  rlim_t most = (rlim_t)pages * (rlim_t)size / 2, least = (rlim_t)4 << 30;
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0) return;
  if (most < least) most = least;
  if (limit.rlim_cur != RLIM_INFINITY && limit.rlim_cur <= most) return;
  if (limit.rlim_max != RLIM_INFINITY && most > limit.rlim_max) most = limit.rlim_max;
  limit.rlim_cur = most;
  setrlimit(RLIMIT_AS, &limit);
}

static const char *program;

// Says where in the user's code a trap happened, as offsets that the command turns into lines; then the signal does its work.
static void tell_place(int number, siginfo_t *signal_info, void *context) {
  void *trap = NULL, *frames[96];
#if defined(__x86_64__)
  trap = (void *)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
  trap = (void *)((ucontext_t *)context)->uc_mcontext.pc;
#endif
  (void)signal_info;
  int count = backtrace(frames, 96);
  for (int index = 0, told = 0; index < count && told < 12; index++) {
    Dl_info info;
    if (!dladdr(frames[index], &info) || !info.dli_fname || strcmp(info.dli_fname, program) != 0) continue;
    // All others are return addresses, which lie behind their call; so this one is told as if it were.
    unsigned long behind = frames[index] == trap ? 1 : 0;
    dprintf(2, "quoin-runner: stopped at +%lx\n", (unsigned long)((char *)frames[index] - (char *)info.dli_fbase) + behind);
    told++;
  }
  signal(number, SIG_DFL);
  raise(number);
}

static void watch_traps(char *path) {
  program = path;
  void *first[1];
  backtrace(first, 1);  // loads what it needs now, not in the handler
  // A handler needs room when the stack itself has run out.
  static char room[1 << 17];
  stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
  sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_sigaction = tell_place, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
  int numbers[] = {SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSEGV, SIGBUS};
  for (unsigned index = 0; index < sizeof numbers / sizeof *numbers; index++) sigaction(numbers[index], &action, NULL);
}

int main(int argc, char **argv) {
  if (argc < 2) {
    fprintf(stderr, "quoin-runner is started by `quoin render`; there is nothing to do by hand.\n");
    return 64;
  }
  prctl(PR_SET_PDEATHSIG, SIGKILL);  // the command's end is ours, even in an endless loop
  grow_stack(argv);
  limit_memory();
  watch_traps(argv[1]);
  if (!dlopen(argv[1], RTLD_NOW | RTLD_GLOBAL)) {
    fprintf(stderr, "quoin-runner: %s\n", dlerror());
    return 70;
  }
  Entry entry = (Entry)dlsym(RTLD_DEFAULT, "quoin_runner_main");
  if (!entry) {
    fprintf(stderr, "quoin-runner: %s is not linked with Quoin's library\n", argv[1]);
    return 70;
  }
  return entry(argc, argv);
}
