import UIKit

/// A page in a stack, with a child page.
public final class PushedPage: BackPage {
    /// Its child page, with its own back buttons.
    public let part = PartPage()

    override var sentence: String { "A page in a stack, with a part that has buttons of its own." }

    public override func viewDidLoad() {
        super.viewDidLoad()
        hold(part)
    }
}
