import UIKit

/// Hears from a page that goes back with a parameter: the document's first other way beside the property.
///
/// A page that leaves needs to know neither the stack nor its presenter: it tells the page that made it, and one that
/// is not meant tells the page that made it in turn.
@MainActor
public protocol FlowPageDelegate: AnyObject {
    /// `page`, or one that it made, goes back to the page of class `goal` with a parameter.
    func flowPage(_ page: FlowPage, goesBackTo goal: FlowPage.Type, with stringPara: String)
}

extension FlowPage: FlowPageDelegate {
    /// Takes the parameter if this page is the goal; if not, its own delegate is notified.
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
