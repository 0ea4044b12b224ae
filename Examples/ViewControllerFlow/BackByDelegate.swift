import UIKit

/// The delegate of a page that goes back with a parameter: the article's first alternative to setting the property.
///
/// A page that leaves depends on neither the stack nor its presenter: it calls the page that created it, and a page that isn't the goal
/// calls the page that created it in turn.
@MainActor
public protocol FlowPageDelegate: AnyObject {
    /// Called when `page`, or a page that it created, goes back to the page of class `goal` with a parameter.
    func flowPage(_ page: FlowPage, goesBackTo goal: FlowPage.Type, with stringPara: String)
}

extension FlowPage: FlowPageDelegate {
    /// Stores the parameter if this page is the goal; otherwise passes it to its own delegate.
    public func flowPage(_ page: FlowPage, goesBackTo goal: FlowPage.Type, with stringPara: String) {
        if type(of: self) == goal {
            self.stringPara = stringPara
        } else {
            delegate?.flowPage(page, goesBackTo: goal, with: stringPara)
        }
    }

    /// Sends the parameter of a backward jump to the delegate.
    func tellDelegate(_ stringPara: String, goal: FlowPage.Type) {
        delegate?.flowPage(self, goesBackTo: goal, with: stringPara)
    }
}
