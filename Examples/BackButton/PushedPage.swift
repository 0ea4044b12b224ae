import UIKit

/// A page in a stack, with a part.
public final class PushedPage: BackPage {
    /// Its part, with back buttons of its own.
    public let part = PartPage()

    override var sentence: String { "A page in a stack, with a part that has buttons of its own." }

    public override func viewDidLoad() {
        super.viewDidLoad()
        hold(part)
    }
}
