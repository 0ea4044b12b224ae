import UIKit

/// A page presented modally without a stack, with a child page.
public final class PresentedPage: BackPage {
    /// Its child page, with its own back buttons.
    public let part = PartPage()

    override var sentence: String { "A modal page, with a part that has buttons of its own." }

    public override func viewDidLoad() {
        super.viewDidLoad()
        hold(part)
    }
}
