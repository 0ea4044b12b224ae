import UIKit

/// A page by `addChild`: the document's third way for a page to come.
public final class PartPage: BackPage {}

extension BackPage {
    func hold(_ part: PartPage) {
        addChild(part)
        part.view.frame = view.bounds
        view.addSubview(part.view)
        part.didMove(toParent: self)
    }
}
