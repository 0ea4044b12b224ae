import UIKit

/// A page in a stack, with a part.
public final class PushedPage: BackPage {
    public override func viewDidLoad() {
        super.viewDidLoad()
        hold(PartPage())
    }
}
