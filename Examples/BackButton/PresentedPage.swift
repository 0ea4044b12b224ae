import UIKit

/// A page that comes modally, without a stack, with a part.
public final class PresentedPage: BackPage {
    public override func viewDidLoad() {
        super.viewDidLoad()
        hold(PartPage())
    }
}
