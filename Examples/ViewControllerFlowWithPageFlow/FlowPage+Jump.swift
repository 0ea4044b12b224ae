import PageFlow
import UIKit

extension FlowPage {
    /// From this page to an earlier one, wherever the two are: out of a stack, over modals, into the middle of another
    /// stack.
    ///
    /// The document has no such jump but the one to the page that presented the branch.
    public func jump<Goal: FlowPage>(to goal: Goal.Type) {
        returnTo(goal, prepare: { $0.stringPara = "\(type(of: self)) to \(goal)" })
    }
}
