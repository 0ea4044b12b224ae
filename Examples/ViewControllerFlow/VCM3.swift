import UIKit

/// The modal page of the branch.
public final class VCM3: FlowPage {
    /// VCM3 -> VCN6: `presentingViewController` is SubNavigationVC.
    public func back(_ sender: Any?) {
        if let vcn6 = stackBelow?.viewControllers.last as? VCN6 {
            vcn6.stringPara = "VCM3 to VCN6"
        }
        presentingViewController?.dismiss(animated: true)
    }
}
