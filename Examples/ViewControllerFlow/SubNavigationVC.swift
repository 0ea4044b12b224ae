import UIKit

/// The stack of the branch that VCN4 presents: VCN5 to VCN8.
///
/// Each page in it has MainNavigationVC for its `presentingViewController`: not the page but its nearest presented
/// ancestor was presented, which is this stack.
public final class SubNavigationVC: UINavigationController {}
