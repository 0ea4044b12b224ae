import UIKit

/// A page that comes modally, without a stack, with a part.
public final class PresentedPage: BackPage {
    /// Its part, with back buttons of its own.
    public let part = PartPage()

    override var sentence: String { "A modal page, with a part that has buttons of its own." }

    public override func viewDidLoad() {
        super.viewDidLoad()
        hold(part)
    }
}
