import UIKit

/// The stack of the branch that VCN4 presents: VCN5 to VCN8.
///
/// The `presentingViewController` of each page in it is MainNavigationVC: UIKit presented not the page but its nearest presented ancestor,
/// which is this stack.
public final class SubNavigationVC: UINavigationController {}
