#include "workloads/workload.h"

#include <iterator>
#include <utility>

namespace cheesemoon::workloads {

const std::vector<Workload>& all_workloads() {
  static const std::vector<Workload> workloads = [] {
    std::vector<Workload> all;
    for (std::vector<Workload> some :
         {brave_rats_workloads(), first_rat_workloads(), search_workloads(), solver_workloads()})
      std::move(some.begin(), some.end(), std::back_inserter(all));
    return all;
  }();
  return workloads;
}

}  // namespace cheesemoon::workloads
