import PageFlow
import UIKit

extension FlowPage {
    /// Jumps from this page to an earlier one, wherever both are: out of a stack, past modal pages, into the middle of another stack.
    ///
    /// The article's only such jump is the one to the page that presented the branch.
    public func jump<Goal: FlowPage>(to goal: Goal.Type) {
        returnTo(goal, prepare: { $0.stringPara = "\(type(of: self)) to \(goal)" })
    }
}
