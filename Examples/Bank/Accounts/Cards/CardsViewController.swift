import BankModel
import UIKit

final class CardsViewController: UICollectionViewController {
    private let data = BankData.shared

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        collectionView.reloadData()
    }

    @IBAction func close(_ sender: Any) {
        dismiss(animated: true)
    }

    @IBAction func unwindToCards(_ segue: UIStoryboardSegue) {}

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if let page = segue.destination as? CardViewController, let index = sender as? Int {
            page.index = index
        }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        data.cards.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "CardCell", for: indexPath)
        (cell as? CardCell)?.show(data.cards[indexPath.item])
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        performSegue(withIdentifier: "showCard", sender: indexPath.item)
    }
}

final class CardCell: UICollectionViewCell {
    // MARK: Outlets

    @IBOutlet weak var faceView: UIView!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var numberLabel: UILabel!
    @IBOutlet weak var stateLabel: UILabel!

    // MARK: Content

    func show(_ card: Card) {
        nameLabel.text = card.name
        numberLabel.text = "•••• \(card.lastDigits)"
        stateLabel.text = card.isBlocked ? "Blocked" : "Active"
        faceView.alpha = card.isBlocked ? 0.4 : 1
    }
}
