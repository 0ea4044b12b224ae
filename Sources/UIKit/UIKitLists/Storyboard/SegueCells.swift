extension UITableViewCell: SegueCell {
    package func keep(_ segue: SegueTrigger, isOfAccessory: Bool) {
        if isOfAccessory { accessorySegue = segue } else { selectionSegue = segue }
    }
}

extension UICollectionViewCell: SegueCell {
    package func keep(_ segue: SegueTrigger, isOfAccessory: Bool) { selectionSegue = segue }
}
